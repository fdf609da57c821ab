import type { Color } from '@domain/palette.ts';
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { loadTexts } from '../../i18n/i18n.ts';
import type { TextsOf } from '../../i18n/use-texts.ts';
import { useIsHydrated } from '../../lib/use-device-state.ts';
import { AnyIcon, type AnyIconName } from '../../ui/any-icon.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Badge, Sticker } from '../../ui/sticker.tsx';
import { SymbolTile } from '../../ui/symbol-tile.tsx';
import { Heading, Text } from '../../ui/text.tsx';
import css from './safety-parts.module.css';

type Texts = TextsOf<'safety'>;

const STORED = [
  ['answers', 'violet', 'brain'],
  ['name', 'coral', 'masks'],
  ['message', 'yellow', 'envelope'],
  ['device', 'teal', 'cards'],
  ['place', 'teal', 'search'],
] as const satisfies readonly (readonly [string, Color, AnyIconName])[];
const STEPS = ['stop', 'keep', 'talk', 'close', 'us'] as const;

/** Everything stored about people without an account, and for how long. */
export const SafetyStored = ({ visitor }: Pick<Texts, 'visitor'>) => (
  <Sticker as="div" style={{ paddingBlock: 4 }}>
    <ul className={css['stored']}>
      {STORED.map(([what, color, icon]) => (
        <li key={what}>
          <SymbolTile color={color} aria-hidden>
            <AnyIcon name={icon} size={24} />
          </SymbolTile>
          <div>
            <Heading size={3} as="h3">
              {visitor[what].title}
            </Heading>
            <Text style={{ marginTop: 4 }}>{visitor[what].text}</Text>
          </div>
          <Badge className={css['kept']}>
            <Icon name="clock" size={16} /> {visitor[what].kept}
          </Badge>
        </li>
      ))}
    </ul>
  </Sticker>
);

/** The credit that the location data's license requires. */
export const SafetyCredit = ({ credit }: Pick<Texts, 'credit'>) => (
  <Text small tone="quiet">
    {credit.source} <a href="https://www.maxmind.com">www.maxmind.com</a> {credit.license}{' '}
    <a href="https://creativecommons.org/licenses/by-sa/4.0/">CC BY-SA 4.0</a>.
  </Text>
);

/** What to do when a message hurts, step by step. */
export const SafetySteps = ({ hurt }: Pick<Texts, 'hurt'>) => (
  <ol className={css['steps']}>
    {STEPS.map((step, index) => (
      <li key={step}>
        <span className={css['bubble']} aria-hidden>
          {index + 1}
        </span>
        <div>
          <Heading size={3} as="h3">
            {hurt[step].title}
          </Heading>
          <Text style={{ marginTop: 4 }}>{hurt[step].text}</Text>
        </div>
      </li>
    ))}
  </ol>
);

interface NoticeProps {
  /** Its fragment. */
  id?: string;
  as?: 'section' | 'article';
  texts: { title: string; text: string };
  color: Color;
  children?: ReactNode;
}

/** A heading and a paragraph on a card. */
export const SafetyNotice = ({ id, as = 'section', texts, color, children }: NoticeProps) => (
  <Sticker as={as} id={id} color={color}>
    <Heading size={3} as={as === 'section' ? 'h2' : 'h3'}>
      {texts.title}
    </Heading>
    <Text style={{ marginTop: 8 }}>{texts.text}</Text>
    {children}
  </Sticker>
);

/** The device says which country's; a file of its own, as messages and reports show them, too. */
const HelpLines = lazy(() =>
  Promise.all([import('../../ui/help-lines.tsx'), loadTexts('help-lines')]).then(
    ([m]): { default: ComponentType } => ({ default: m.HelpLines }),
    () => ({ default: () => null }),
  ),
);

/** Who to call at once. */
export const SafetyDanger = ({ danger }: Pick<Texts, 'danger'>) => (
  <SafetyNotice id="danger" color="coral" texts={danger}>
    <noscript>
      <Text style={{ marginTop: 12 }}>{danger.noScript}</Text>
    </noscript>
    {useIsHydrated() && (
      <Suspense fallback={null}>
        <div style={{ marginTop: 12 }}>
          <HelpLines />
        </div>
      </Suspense>
    )}
  </SafetyNotice>
);
