// Under 60 s seconds, under an hour minutes and seconds, under three days hours and minutes, days from there on.
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
