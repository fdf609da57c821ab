import { nameOf, readCaseName } from '@domain/moderation/open-case.ts';
import CelebrationRounded from '@mui/icons-material/CelebrationRounded';
import Button from '@mui/material/Button';
import { clsx } from 'clsx';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { pressedKey } from '../../../lib/pressed-key.ts';
import { MessageState } from '../../../ui/states.tsx';
import { Text } from '../../../ui/text.tsx';
import { PlainList } from '../shared/list-item.tsx';
import { LiveSection } from '../shared/live-section.tsx';
import { CaseLine } from './case-line.tsx';
import { CaseView } from './case-view.tsx';
import css from './cases-panel.module.css';
import { DecideMany } from './decide-many.tsx';
import { useCases } from './use-cases.ts';

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Up and down go through the list. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[pressedKey(event)];
  if (step === undefined) return;
  const lines = [...event.currentTarget.querySelectorAll<HTMLElement>('a')];
  const next = lines[lines.indexOf(document.activeElement as HTMLElement) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/** The open cases, what is due first at the beginning, and beside them the one that was chosen. */
export function CasesPanel() {
  const { t } = useTranslation('operator');
  const cases = useCases();
  const [params, setParams] = useSearchParams();
  const chosen = readCaseName(params.get('case'));
  const hasCases = cases.state.status === 'ready' && cases.state.value.length > 0;
  const name = chosen && `${chosen.on}:${chosen.id}`;
  // null while one is decided at a time
  const [picked, setPicked] = useState<readonly string[] | null>(null);
  const toggle = (id: string) =>
    setPicked((ids) => (ids?.includes(id) ? ids.filter((one) => one !== id) : [...(ids ?? []), id]));
  return (
    <div className={clsx(css['split'], chosen && css['chosen'])}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only moves the focus between the links within */}
      <div className={css['list']} onKeyDown={moveFocus}>
        {picked === null ? (
          hasCases && (
            <Button variant="text" onClick={() => setPicked([])}>
              {t('many.start')}
            </Button>
          )
        ) : (
          <DecideMany
            ids={picked}
            onDone={(done) => setPicked((ids) => ids?.filter((id) => !done.includes(id)) ?? null)}
            onClose={() => setPicked(null)}
          />
        )}
        <LiveSection
          list={cases}
          empty={
            <MessageState
              symbol={<CelebrationRounded fontSize="inherit" />}
              level={2}
              title={t('none.title')}
              text={t('none.text')}
            />
          }
        >
          {(found) => (
            <PlainList aria-label={t('tab.cases')}>
              {found.map((one) => (
                <CaseLine
                  key={nameOf(one)}
                  found={one}
                  isChosen={nameOf(one) === name}
                  pick={picked && one.on === 'report' ? { isPicked: picked.includes(one.found.id), toggle } : null}
                />
              ))}
            </PlainList>
          )}
        </LiveSection>
      </div>
      {chosen ? (
        <div>
          <div className={css['back']}>
            <Button variant="text" onClick={() => setParams({})}>
              {t('back')}
            </Button>
          </div>
          <CaseView key={name} of={chosen} />
        </div>
      ) : (
        hasCases && (
          <Text tone="quiet" className={css['hint']}>
            {t('choose')}
          </Text>
        )
      )}
    </div>
  );
}
