import { href } from '../../config/href.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { AnyIcon } from '../../ui/any-icon.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { MessageState } from '../../ui/states.tsx';
import { Sticker } from '../../ui/sticker.tsx';
import { Heading, Text } from '../../ui/text.tsx';
import { HelpFurther } from './help-further.tsx';
import { HelpQuestion } from './help-question.tsx';
import { HelpTopics } from './help-topics.tsx';
import { useHelpSearch } from './help-use-search.ts';
import { InfoFrame } from './info-frame.tsx';

/** /help: the six most asked questions, and more by topic and search. */
export function HelpPage() {
  const { t } = useTranslation('help');
  const { input, query, search, topic, setTopic, isSearching, counts, found, reset } = useHelpSearch();
  return (
    <InfoFrame
      color="yellow"
      metaTitle={t('metaTitle')}
      metaDescription={t('metaDescription')}
      title={t('title')}
      lead={t('lead')}
    >
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
          <HelpTopics chosen={topic} isSearching={isSearching} counts={counts} onChoose={setTopic} />
        </Stack>
        <Text role="status" small tone="quiet">
          {t('results', { count: found.length })}
        </Text>
        {found.map(({ id, question, answer }) => (
          <HelpQuestion key={id} question={question}>
            <Text>{answer}</Text>
            <HelpFurther question={id} />
          </HelpQuestion>
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
                  {t('contact')}
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
        <Sticker as="section" color="violet" style={{ padding: '32px 24px' }}>
          <Stack gap={2} style={{ alignItems: 'flex-start' }}>
            <Heading size={2} as="h2">
              {t('still.title')}
            </Heading>
            <Text>{t('still.text')}</Text>
            <Button variant="ink" size="large" to={href.contact()}>
              {t('contact')}
            </Button>
          </Stack>
        </Sticker>
      )}
    </InfoFrame>
  );
}
