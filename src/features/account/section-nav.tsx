import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import css from './section-nav.module.css';
import type { SectionId } from './sections.ts';

/** Links to the parts of the page: chips above it on phones, a list beside it on wide screens. */
export function SectionNav({ sections }: { sections: readonly SectionId[] }) {
  const { t } = useTranslation('account');
  return (
    <nav aria-label={t('onThisPage')}>
      <ul className={css['list']}>
        {sections.map((id) => (
          <li key={id}>
            <Link
              className={css['jump']}
              to={`#${id}`}
              // browsers leave it half outside the row if they find enough of it there
              onFocus={({ currentTarget }) => currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' })}
            >
              {t(`section.${id}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
