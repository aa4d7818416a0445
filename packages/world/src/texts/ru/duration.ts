// Seconds up to a minute, minutes and seconds up to an hour, hours and minutes up to three days, then days.
export default {
  now: 'сейчас',
  seconds: '{{s}}\u00a0с',
  minutes: '{{m}}\u00a0мин {{s}}\u00a0с',
  minutesOnly: '{{m}}\u00a0мин',
  hours: '{{h}}\u00a0ч {{m}}\u00a0мин',
  hoursOnly: '{{h}}\u00a0ч',
  days_one: '{{count}}\u00a0день',
  days_few: '{{count}}\u00a0дня',
  days_many: '{{count}}\u00a0дней',
  in: 'через {{time}}',
}
