import { useTranslation } from '../../i18n/use-translation.ts';
import { Heading, Text } from '../../ui/text.tsx';
import { ExampleCard } from './example-card.tsx';
import { PaperSheet, Split } from './paper-sheet.tsx';
import { type Point, Points } from './points.tsx';
import { Round } from './round.tsx';

const POINTS: readonly Point[] = [
  { icon: 'edit', title: 'truths.mix.title', text: 'truths.mix.text' },
  { icon: 'share', title: 'truths.share.title', text: 'truths.share.text' },
  { icon: 'party', title: 'truths.see.title', text: 'truths.see.text' },
];

/** Two truths and a lie, with a round to play. */
export function TwoTruths() {
  const { t } = useTranslation('landing');
  return (
    <PaperSheet id="two-truths" color="coral">
      <Split>
        <div>
          <Heading size={2} as="h2">
            {t('truths.title')}
          </Heading>
          <Text style={{ marginTop: 10 }}>{t('truths.text')}</Text>
          <Points points={POINTS} />
        </div>
        <ExampleCard label={t('example.label')} who="Nour">
          <Round
            color="coral"
            question={t('example.question')}
            options={[t('example.statement.museum'), t('example.statement.elbow'), t('example.statement.radio')]}
            right={1}
            says={{ open: t('example.hint'), right: t('example.right'), wrong: t('example.wrong') }}
          />
        </ExampleCard>
      </Split>
    </PaperSheet>
  );
}
