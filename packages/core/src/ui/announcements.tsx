import { observer } from 'mobx-react-lite'
import { useServices } from './context.ts'

/** What `Spoken` tells screen readers. Must stay on the page: a live region that appears together with its text is not told. */
export const Announcements = observer(function Announcements() {
  const { ui } = useServices()
  return (
    <div className="sky-hidden" role="status">
      {ui.announcements.map(({ id, text }) => (
        <p key={id}>{text}</p>
      ))}
    </div>
  )
})
