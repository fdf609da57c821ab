import { type Concern, type GraveConcern, mostUrgent, type Place } from '@domain/safety/concern.ts';
import { useId, useRef } from 'react';
import { useTranslation } from '../i18n/use-translation.ts';
import { useStepHeading } from '../lib/step-heading.ts';
import { Button } from './button.tsx';
import { HelpLines } from './help-lines.tsx';
import { Row, Stack } from './layout.tsx';
import { Sticker } from './sticker.tsx';
import { Heading, Text } from './text.tsx';

/** What to show before sending or saving. */
export interface Thought {
  concern: Concern;
  place: Place;
  /** The text it is about. */
  words: string;
  Panel: typeof SecondThought;
  /** Has the same words never asked about again on this page. */
  settle: () => void;
}

/** The words that somebody chose to keep; forgotten with the page. */
const settled = new Set<string>();

/** Returns what to show before these texts are sent or saved, or null. */
export function thoughtOf(texts: readonly string[], place: Place): Thought | null {
  const open = texts.map((text) => text.trim()).filter((text) => !settled.has(text));
  const found = mostUrgent(open, place);
  const settle = () => {
    for (const text of open) settled.add(text);
  };
  return found && { ...found, place, Panel: SecondThought, settle };
}

interface Props {
  thought: Thought;
  /** Takes the panel away. */
  onKeep: () => void;
}

/** Focuses the field in which somebody typed this. */
function focusField(form: HTMLFormElement | null | undefined, typed: string): void {
  const fields = [...(form?.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea') ?? [])];
  fields.find(({ value }) => value.trim() === typed)?.focus();
}

/** For the recipient of a message whose sender may think of hurting themselves, or hurts: what to do, and whom to call. */
export function ReaderHelp({ concern }: { concern: GraveConcern }) {
  const { t } = useTranslation('second-thought');
  const id = useId();
  return (
    <Sticker as="section" aria-labelledby={id}>
      <Stack gap={1.5}>
        <Heading size={3} as="h3" id={id}>
          {t(`reader.${concern}.title`)}
        </Heading>
        <Text>{t(`reader.${concern}.text`)}</Text>
        <HelpLines isForVictims={concern === 'hurtful'} />
      </Stack>
    </Sticker>
  );
}

/** Shown in a form before certain words are sent or saved: help, or a second thought. People can still go on. */
function SecondThought({ thought, onKeep }: Props) {
  const { t } = useTranslation('second-thought');
  const { concern, place, words, settle } = thought;
  const isMessage = place === 'message';
  const id = useId();
  const card = useRef<HTMLElement>(null);
  const heading = useStepHeading(() => {
    // all of it if it fits, else its beginning
    card.current?.scrollIntoView({ block: 'nearest' });
    heading.current?.scrollIntoView({ block: 'nearest' });
  });
  const form = () => card.current?.closest('form');
  const goOn = () => {
    settle();
    form()?.requestSubmit();
  };
  const keep = () => {
    focusField(form(), words);
    onKeep();
  };
  return (
    <Sticker ref={card} aria-labelledby={id} style={{ scrollMargin: 16 }}>
      <Stack gap={1.5}>
        <Heading size={3} as="h2" id={id} ref={heading} style={{ scrollMargin: 24 }}>
          {t(`${concern}.title`)}
        </Heading>
        {/* a quiz has many */}
        {place === 'quiz' && (
          <Text style={{ fontWeight: 700, overflowWrap: 'anywhere' }}>{t('quoted', { words })}</Text>
        )}
        <Text>{t(`${concern}.text`)}</Text>
        {concern === 'self-harm' && <HelpLines />}
        <Text small tone="quiet">
          {t('private')}
        </Text>
        <Row>
          <Button variant="contained" onClick={keep}>
            {t(isMessage ? 'keep' : 'edit')}
          </Button>
          <Button variant="outlined" onClick={goOn}>
            {t(isMessage ? 'send' : 'save')}
          </Button>
        </Row>
      </Stack>
    </Sticker>
  );
}
