/** Styles of the page: one column on phones, the index beside it on wide screens, dark if the device prefers dark. */
export const style = `
:root{color-scheme:light dark;--ink:#1c2240;--soft:#5a6285;--paper:#fff;--box:#f3f5fc;--line:#d5daec;--link:#2b4fc4;--get:#176b45;--post:#8a3d00}
@media (prefers-color-scheme:dark){:root{--ink:#e8ebfa;--soft:#a3abcd;--paper:#12162a;--box:#1c2240;--line:#343c66;--link:#9db6ff;--get:#7fdcae;--post:#ffb98a}}
*{box-sizing:border-box}
html{scroll-padding-top:1rem}
body{margin:0;font:16px/1.5 system-ui,sans-serif;color:var(--ink);background:var(--paper)}
a{color:var(--link)}
code{font:.92em ui-monospace,SFMono-Regular,Menlo,monospace;overflow-wrap:anywhere}
main{max-width:52rem;padding:1rem}
h1{font-size:1.6rem;line-height:1.2;margin:.5rem 0}
h2{font-size:1.25rem;margin:2.5rem 0 .5rem;padding-bottom:.3rem;border-bottom:2px solid var(--line)}
h2 small{font-size:.8rem;font-weight:400;color:var(--soft)}
h3{font-size:1rem;margin:0;line-height:1.4}
h3 a{color:inherit;text-decoration:none}
h3 a:hover,h3 a:focus-visible{text-decoration:underline}
p{margin:.3rem 0}
nav{padding:1rem;background:var(--box);border-bottom:1px solid var(--line)}
nav ul{display:flex;flex-wrap:wrap;gap:.2rem .4rem;margin:0;padding:0;list-style:none}
nav a{display:inline-block;padding:.35rem .5rem;text-decoration:none}
nav a:hover{text-decoration:underline}
article{margin:1rem 0;padding:.8rem 1rem;background:var(--box);border-radius:10px}
.get{color:var(--get)}.post{color:var(--post)}
.marks{display:flex;flex-wrap:wrap;gap:.3rem;margin:.4rem 0 0;padding:0;list-style:none;font-size:.78rem;color:var(--soft)}
.marks li{padding:0 .6em;border:1px solid var(--line);border-radius:1em;background:var(--paper)}
dl{display:grid;grid-template-columns:minmax(6.5rem,max-content) 1fr;gap:.15rem .9rem;margin:.6rem 0 0;font-size:.92rem}
dt{color:var(--soft);overflow-wrap:anywhere}
dd{margin:0;min-width:0;overflow-wrap:anywhere}
@media (max-width:480px){dl{grid-template-columns:1fr;gap:0}dd{margin:0 0 .35rem .8rem}article{padding:.7rem}}
@media (min-width:1000px){body{display:grid;grid-template-columns:14rem minmax(0,1fr);gap:1.5rem;max-width:74rem;margin:auto}
nav{position:sticky;top:0;height:100vh;overflow:auto;border:0;border-right:1px solid var(--line)}nav ul{flex-direction:column;gap:0}nav a{padding:.2rem .5rem}}
`
  .trim()
  .replace(/\n/g, '')
