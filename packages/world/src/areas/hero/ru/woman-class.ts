export default { ARCHER: 'Лучница', BARBARIAN: 'Воительница', PRIEST: 'Жрица', VAMPIRE: 'Вампирша' }
