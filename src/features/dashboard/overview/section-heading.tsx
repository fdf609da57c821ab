import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { href } from '../../../config/href.ts';
import type { DashboardTab } from '../../../config/routes.ts';
import { Row } from '../../../ui/layout.tsx';

/** The heading of a part of the overview, with a link to all of it. */
export function SectionHeading({ title, all }: { title: string; all?: DashboardTab | false }) {
  const { t } = useTranslation('dashboard');
  return (
    <Row style={{ justifyContent: 'space-between', minHeight: 44 }}>
      <Typography variant="h3" component="h2">
        {title}
      </Typography>
      {all && (
        <Button
          variant="text"
          size="small"
          component={Link}
          to={href.dashboard(all)}
          aria-label={`${t('recent.all')}: ${title}`}
        >
          {t('recent.all')}
        </Button>
      )}
    </Row>
  );
}
