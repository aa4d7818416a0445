// Seconds up to a minute, minutes and seconds up to an hour, hours and minutes up to three days, then days.
export default {
  now: 'сейчас',
  seconds: '{{s}} с',
  minutes: '{{m}} мин {{s}} с',
  minutesOnly: '{{m}} мин',
  hours: '{{h}} ч {{m}} мин',
  hoursOnly: '{{h}} ч',
  days_one: '{{count}} день',
  days_few: '{{count}} дня',
  days_many: '{{count}} дней',
  in: 'через {{time}}',
}
