export default {
  required: 'Заполни это поле.',
  allRequired: 'Заполни все поля.',
  passwordsDiffer: 'Ой! Введённые пароли не совпадают',
  textTooLong: 'Текст слишком длинный',
  textTooLongBy_one: 'Лишняя {{count}} буква.',
  textTooLongBy_few: 'Лишние {{count}} буквы.',
  textTooLongBy_many: 'Лишних {{count}} букв.',
  titleEmpty: 'Нужно название.',
  titleTooLong: 'Название слишком длинное. Максимум {{max}}',
  phoneFormat: 'Номер начинается с «+», за ним код страны и код города: +7 912 345-67-89.',
  mailFormat: 'В адресе почты должен быть знак @.',
}
