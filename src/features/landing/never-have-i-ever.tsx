import { useTranslation } from '../../i18n/use-translation.ts';
import { Heading, Text } from '../../ui/text.tsx';
import { ExampleCard } from './example-card.tsx';
import { GroupLink } from './group-link.tsx';
import { PaperSheet, Split } from './paper-sheet.tsx';
import { type Point, Points } from './points.tsx';
import { Round } from './round.tsx';

const POINTS: readonly Point[] = [
  { icon: 'cards', title: 'never.create.title', text: 'never.create.text' },
  { icon: 'hand', title: 'never.respond.title', text: 'never.respond.text' },
  { icon: 'edit', title: 'never.custom.title', text: 'never.custom.text' },
  { icon: 'link', title: 'never.group.title', text: 'never.group.text' },
];

/** Never have I ever, with a statement to guess and a group with one link. */
export function NeverHaveIEver() {
  const { t } = useTranslation('landing');
  return (
    <PaperSheet id="never-have-i-ever" color="teal">
      <Split flip>
        <div>
          <Heading size={2} as="h2">
            {t('never.title')}
          </Heading>
          <Text style={{ marginTop: 10 }}>{t('never.text')}</Text>
          <Points points={POINTS} />
        </div>
        <div>
          <ExampleCard label={t('never.label')} who="Nour">
            <Round
              color="teal"
              question={t('never.question')}
              options={[t('never.never'), t('never.ever')]}
              right={1}
              says={{ open: t('never.open'), right: t('never.right'), wrong: t('never.wrong') }}
            />
          </ExampleCard>
          <GroupLink />
        </div>
      </Split>
    </PaperSheet>
  );
}
