// Runs before the game's own scripts, which older browsers cannot read. So this one is written in the oldest JavaScript.
// biome-ignore lint/complexity/useArrowFunction: older browsers have none
;(function () {
  var isTooOld = !Array.prototype.at
  var text = isTooOld
    ? [
        'Этот браузер слишком старый для Skystair. Обнови его или открой игру в свежем Chrome, Firefox, Safari или Яндекс Браузере. На iPhone и iPad нужна iOS 15.4 или новее.',
        'This browser is too old for Skystair. Please update it, or open the game in a recent Chrome, Firefox, Safari or Edge. On iPhone and iPad it takes iOS 15.4 or newer.',
      ]
    : [
        'Браузер не даёт игре рисовать: холст для рисования выключен настройкой или расширением. Разреши его для этой страницы или открой игру в другом браузере.',
        'The browser does not let the game draw: a setting or an extension has switched the canvas off. Please allow it for this page, or open the game in another browser.',
      ]
  if (!isTooOld && draws()) return
  var element = document.querySelector('[data-skystair]') || document.body
  var i, words
  var box = document.createElement('div')
  box.setAttribute('role', 'alert')
  box.style.cssText =
    'position:absolute;top:0;right:0;bottom:0;left:0;overflow:auto;box-sizing:border-box;padding:15% 24px 24px;background:#0b0f1e;color:#fff3d6;font:18px/1.5 sans-serif;text-align:center'
  for (i = 0; i < text.length; i++) {
    words = document.createElement('p')
    words.lang = i === 0 ? 'ru' : 'en'
    words.appendChild(document.createTextNode(text[i]))
    box.appendChild(words)
  }
  element.appendChild(box)
  // The game's own script sees it and does not start.
  element.setAttribute('data-unplayable', '')

  function draws() {
    try {
      return !!document.createElement('canvas').getContext('2d')
    } catch (_error) {
      return false
    }
  }
})()
