import { parseUrl } from '@skystair/platform'
import type { Token, Tokens } from 'marked'
import { observer } from 'mobx-react-lite'
import { Fragment, type ReactNode, useMemo } from 'react'
import { useServices, useStore } from '../../ui/context.ts'
import { ForumStore } from './store.ts'

/** A text of a player in the forum's dialect of Markdown, as React elements: nothing in it can become HTML. */
export const Markdown = observer(function Markdown({ text }: { readonly text: string }) {
  const { tokensOf } = useStore(ForumStore)
  const tokens = useMemo(() => tokensOf?.(text), [tokensOf, text])
  return <div className="sky-prose sky-forum-text">{tokens ? nodes(tokens) : text}</div>
})

/** Draws tokens; the place of each in the text is its key. */
function drawn<T extends Token>(tokens: readonly T[], draw: (token: T) => ReactNode): ReactNode {
  let at = 0
  return tokens.map((token) => {
    const key = at
    at += token.raw.length
    return <Fragment key={key}>{draw(token)}</Fragment>
  })
}

const nodes = (tokens: readonly Token[]): ReactNode => drawn(tokens as readonly Known[], node)

type Known =
  | Tokens.Paragraph
  | Tokens.Heading
  | Tokens.Blockquote
  | Tokens.List
  | Tokens.Hr
  | Tokens.Space
  | Tokens.Strong
  | Tokens.Em
  | Tokens.Del
  | Tokens.Codespan
  | Tokens.Br
  | Tokens.Escape
  | Tokens.Link
  | Tokens.Text

function node(token: Known): ReactNode {
  switch (token.type) {
    case 'paragraph':
      return <p>{nodes(token.tokens)}</p>
    case 'heading':
      return <h4>{nodes(token.tokens)}</h4>
    case 'blockquote':
      return <blockquote>{nodes(token.tokens)}</blockquote>
    case 'list': {
      const items = drawn(token.items, (item) => <li>{nodes(item.tokens)}</li>)
      return token.ordered ? <ol start={token.start || 1}>{items}</ol> : <ul>{items}</ul>
    }
    case 'hr':
      return <hr />
    case 'space':
      return null
    case 'strong':
      return <strong>{nodes(token.tokens)}</strong>
    case 'em':
      return <em>{nodes(token.tokens)}</em>
    case 'del':
      return <del>{nodes(token.tokens)}</del>
    case 'codespan':
      return <code>{token.text}</code>
    case 'br':
      return <br />
    case 'escape':
      return token.text
    case 'link':
      return <Link to={token.href} words={token.text} />
    case 'text':
      return token.tokens ? nodes(token.tokens) : token.text
    default:
      // Anything else stays as it was written.
      return (token as Token).raw
  }
}

const isWeb = (address: string): boolean => /^https?:\/\//i.test(address) && parseUrl(address) !== null

/** Whether an address shows at its beginning where it leads: `https://bank@evil/` leads to `evil`, and letters of other alphabets look like ours. */
const showsHost = (address: string): boolean => {
  const { origin } = new URL(address)
  return address.startsWith(origin) && /^(?:$|[/?#])/.test(address.slice(origin.length))
}

/** A link to another site, or its words with the address as text if it is no web address or the platform forbids links to other sites. */
const Link = observer(function Link({ to, words }: { readonly to: string; readonly words: string }) {
  const { platform } = useServices()
  if (!platform.capabilities.externalLinks || !isWeb(to)) return words === to ? words : `${words} (${to})`
  return (
    <a href={to} target="_blank" rel="noopener noreferrer nofollow">
      {words === to && showsHost(to) ? words : `${words} (${new URL(to).host})`}
    </a>
  )
})
