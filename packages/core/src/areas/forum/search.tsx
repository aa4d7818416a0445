import { SEARCH_MAX } from '@skystair/contract/enums'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useServices } from '../../ui/context.ts'
import { Button } from '../../ui/kit/button.tsx'
import { Field } from '../../ui/kit/field.tsx'
import { Form } from '../../ui/kit/form.tsx'

/** The field for words to search for. An empty search shows all topics again. */
export const Search = observer(function Search({
  search,
  onSearch,
}: {
  readonly search: string
  readonly onSearch: (search: string) => void
}) {
  const { t } = useServices()
  const [words, setWords] = useState(search)
  const wanted = words.trim()
  return (
    <Form onSubmit={() => (wanted === search ? undefined : onSearch(wanted))}>
      <div className="sky-field-line">
        <Field label={t('forum.search')} value={words} onChange={setWords} maxLength={SEARCH_MAX} autoComplete="off" />
        <Button submit tone="plain" disabled={wanted === search} onPress={() => {}}>
          {t('forum.find')}
        </Button>
      </div>
    </Form>
  )
})
