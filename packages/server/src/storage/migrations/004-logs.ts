// What clients report is forgotten by its age.

export const sql: string[] = ['create index client_log_at on client_log (at)', 'create index load_log_at on load_log (at)']
