import { isolate } from '@domain/isolate.ts';
import { holderOf } from '@domain/moderation/case.ts';
import { type AnyCase, nameOf as caseNameOf, dueAtOf, isUrgentCase } from '@domain/moderation/open-case.ts';
import { accusedIdOf, countOf, gistOf, kindOf, type Report } from '@domain/moderation/report.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useNow } from '../../../lib/use-now.ts';
import { useSession } from '../../../session/state.ts';
import { Row } from '../../../ui/layout.tsx';
import { Badge } from '../../../ui/sticker.tsx';
import { quoting, UserName, UserText } from '../../../ui/user-text.tsx';
import { ListItem } from '../shared/list-item.tsx';
import { AccountName } from './account-name.tsx';
import css from './cases-panel.module.css';
import { TimeLeft } from './time-left.tsx';
import { useOperatorName } from './use-operators.ts';

interface Props {
  found: AnyCase;
  isChosen: boolean;
  /** While several cases are being selected. */
  pick: { isPicked: boolean; toggle: (id: string) => void } | null;
}

/** Whose it is; of a message whom it was sent to. */
function aboutOf(report: Report): { uid: string; isRecipient: boolean } | null {
  const accusedId = accusedIdOf(report);
  if (accusedId !== null) return { uid: accusedId, isRecipient: false };
  return report.recipientId === undefined ? null : { uid: report.recipientId, isRecipient: true };
}

/** A case in the list: what it is about and whose it is, who has claimed it, and the time left. */
export function CaseLine({ found, isChosen, pick }: Props) {
  const { t } = useTranslation(['operator', 'moderation', 'contact']);
  const nameOf = useOperatorName();
  const me = useSession(({ user }) => user?.uid);
  const holder = holderOf(found.found.claim, useNow());
  const assigned = found.found.assignedTo;
  const title = found.on === 'report' ? t(`kind.${kindOf(found.found)}`) : t('kind.request');
  const text =
    found.on === 'report'
      ? t(`moderation:report.reasons.${found.found.reason}`)
      : `${t(`contact:type.${found.found.inquiryType}`)}: ${isolate(found.found.subject)}`;
  const gist = found.on === 'report' ? gistOf(found.found) : found.found.message;
  const about = found.on === 'report' ? aboutOf(found.found) : null;
  const count = found.on === 'report' ? countOf(found.found) : 1;
  const who = holder ?? assigned ?? null;
  const name = who === null ? '' : nameOf(who, t('former'));
  const whoseText =
    holder === null
      ? t(who === me ? 'handedToYou' : 'handedTo', { name })
      : t(who === me ? 'mine' : 'isOnIt', { name });
  return (
    <li className={css['line']}>
      {pick && (
        <input
          type="checkbox"
          className={css['pick']}
          checked={pick.isPicked}
          onChange={() => pick.toggle(found.found.id)}
          aria-label={`${title}: ${text}`}
        />
      )}
      <ListItem
        component={Link}
        to={{ search: `?case=${encodeURIComponent(caseNameOf(found))}` }}
        aria-current={isChosen ? 'true' : undefined}
      >
        <span className="lines">
          <Row as="span">
            <span className="title">{title}</span>
            {isUrgentCase(found) && <Badge color="coral">{t('urgent')}</Badge>}
            <span style={{ marginInlineStart: 'auto' }}>
              <TimeLeft dueAt={dueAtOf(found)} />
            </span>
          </Row>
          <span className="text">{quoting(count > 1 ? `${text} · ${t('times', { count })}` : text)}</span>
          {gist !== '' && <UserText className="text">{t('gist', { text: gist })}</UserText>}
          {about !== null && (
            <span className="small">
              {t(about.isRecipient ? 'sentTo' : 'by')} <AccountName uid={about.uid} />
            </span>
          )}
          {found.on === 'request' && (
            <span className="small">
              {t('by')} <UserName>{found.found.name}</UserName>
            </span>
          )}
          {who !== null && <span className="small">{quoting(whoseText)}</span>}
        </span>
      </ListItem>
    </li>
  );
}
