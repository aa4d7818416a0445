/** A page of the clan's window that another page opens. */
export type InnerPage = 'candidates' | 'hall' | 'factory' | 'theme'
