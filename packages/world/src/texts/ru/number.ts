// How figures are written; the letters of big numbers are data and live in `number.ts` of the package.
export default { decimal: ',', group: '\u00a0', plus: '+{{value}}', minus: '−{{value}}', times: '×{{value}}' }
