import { guessHelpCountry } from '@domain/safety/help-country.ts';
import {
  dialing,
  HELP_COUNTRIES,
  HELP_ELSEWHERE,
  type HelpCountry,
  type HelpLine,
  helpIn,
  victimsFirst,
} from '@domain/safety/help-lines.ts';
import { useId } from 'react';
import { useTranslation } from '../i18n/use-translation.ts';
import { preferredLanguages, timeZoneHere } from '../lib/surroundings.ts';
import { useDeviceState } from '../lib/use-device-state.ts';
import css from './help-lines.module.css';
import { useFormats } from './use-formats.ts';

const deviceCountry = () => guessHelpCountry(timeZoneHere() ?? '', preferredLanguages());

/** A link to another site, without a referrer. */
function OtherSite({ to, children }: { to: string; children: string }) {
  return (
    <a className={css['link']} href={to} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  );
}

function Line({ line }: { line: HelpLine }) {
  const { t } = useTranslation('help-lines');
  const { name, number, by, whom, hours, address } = line;
  const ways = typeof by === 'object' ? t('text', { word: by.text }) : t(by === 'call' ? 'call' : 'callOrText');
  const when = hours === 'vary' ? t('vary') : hours === undefined ? t('always') : t('hours', hours);
  return (
    <li className={css['line']}>
      <strong>{name}</strong>
      {whom && <span>{t(whom)}</span>}
      <span>
        {ways}{' '}
        <a className={css['number']} href={dialing(line)}>
          {number}
        </a>
      </span>
      <span>
        {when} · <OtherSite to={address}>{new URL(address).hostname.replace(/^www\./, '')}</OtherSite>
      </span>
    </li>
  );
}

/**
 * The help lines of a country: this device's, as far as its time zone shows it, or a chosen one. For victims, those
 * against violence and for the young come before those for everyone.
 */
export function HelpLines({ isForVictims = false }: { isForVictims?: boolean }) {
  const { t, i18n } = useTranslation('help-lines');
  const { calendarDay } = useFormats();
  const id = useId();
  const [country, setCountry] = useDeviceState<HelpCountry | null>(deviceCountry, null);
  const names = new Intl.DisplayNames(i18n.language, { type: 'region' });
  const choices = HELP_COUNTRIES.map((code) => ({ code, name: names.of(code) ?? code }));
  choices.sort((one, other) => one.name.localeCompare(other.name, i18n.language));
  const help = country && helpIn(country);
  const lines = help && (isForVictims ? victimsFirst(help.lines) : help.lines);
  const [checkedOn] = help ? help.lines.map((line) => line.checkedOn).sort() : [];
  return (
    <div className={css['box']}>
      <p className={css['choice']}>
        <label htmlFor={id}>{t('country')}</label>
        <select
          className={css['select']}
          id={id}
          value={country ?? ''}
          onChange={({ target }) => setCountry(HELP_COUNTRIES.find((code) => code === target.value) ?? null)}
        >
          {choices.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
          <option value="">{t('elsewhere')}</option>
        </select>
      </p>
      <p>
        <strong>{help ? t('emergency', { number: help.emergency }) : t('emergencyElsewhere')}</strong>
      </p>
      {lines ? (
        <ul className={css['list']}>
          {lines.map((line) => (
            <Line key={line.number} line={line} />
          ))}
        </ul>
      ) : (
        <p>
          <OtherSite to={HELP_ELSEWHERE.address}>{t('find')}</OtherSite>
        </p>
      )}
      {checkedOn && <p className={css['checked']}>{t('checked', { date: calendarDay(Date.parse(checkedOn)) })}</p>}
    </div>
  );
}
