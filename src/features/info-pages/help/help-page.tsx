import { href } from '../../../config/href.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { AnyIcon } from '../../../ui/any-icon.tsx';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Row, Stack } from '../../../ui/layout.tsx';
import { MessageState } from '../../../ui/states.tsx';
import { Text } from '../../../ui/text.tsx';
import { InfoChips } from '../info-chips.tsx';
import { InfoPage } from '../info-page.tsx';
import { InfoCall } from '../info-parts.tsx';
import { HelpQuestion } from './help-question.tsx';
import { TOPICS } from './search-help.ts';
import { useHelpSearch } from './use-help-search.ts';

/** /help: the six most asked questions, and more by topic and search. */
export function HelpPage() {
  const { t } = useTranslation('help');
  const { input, query, search, topic, setTopic, isSearching, counts, found, reset } = useHelpSearch();
  return (
    <InfoPage of="help" color="yellow">
      {({ still, contact }) => (
        <>
          <Stack gap={3}>
            <Stack as="search" gap={2}>
              <Field
                ref={input}
                type="search"
                enterKeyHint="search"
                autoComplete="off"
                label={t('search.label')}
                placeholder={t('search.placeholder')}
                value={query}
                onChange={(event) => search(event.target.value)}
              />
              <InfoChips
                label={t('topic.label')}
                chosen={topic}
                choices={[
                  [null, t(isSearching ? 'topic.all' : 'topic.most'), counts.all],
                  ...TOPICS.map((one) => [one, t(`topic.${one}`), counts[one]] as const),
                ]}
                onChoose={setTopic}
              />
            </Stack>
            <Text role="status" small tone="quiet">
              {t('results', { count: found.length })}
            </Text>
            {found.map(({ id, question, answer }) => (
              <HelpQuestion key={id} id={id} question={question} answer={answer} />
            ))}
            {found.length === 0 && (
              <MessageState
                symbol={<AnyIcon name="search" size="1em" />}
                level={2}
                title={t('none.title')}
                text={t('none.text', { query: query.trim() })}
                action={
                  <Row gap={1.5} style={{ justifyContent: 'center' }}>
                    <Button variant="contained" to={href.contact('support')}>
                      {contact}
                    </Button>
                    <Button variant="outlined" onClick={reset}>
                      {t('none.reset')}
                    </Button>
                  </Row>
                }
              />
            )}
          </Stack>
          {found.length > 0 && (
            <InfoCall color="violet" texts={{ ...still, contact }} to={{ contact: href.contact() }} />
          )}
        </>
      )}
    </InfoPage>
  );
}
