import type { Quiz } from '@domain/quiz/quiz.ts';
import BarChartRounded from '@mui/icons-material/BarChartRounded';
import ControlPointDuplicateRounded from '@mui/icons-material/ControlPointDuplicateRounded';
import DeleteOutlineRounded from '@mui/icons-material/DeleteOutlineRounded';
import DoNotDisturbOnOutlined from '@mui/icons-material/DoNotDisturbOnOutlined';
import MoreVertRounded from '@mui/icons-material/MoreVertRounded';
import PlayCircleOutlineRounded from '@mui/icons-material/PlayCircleOutlineRounded';
import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { href } from '../../../config/href.ts';
import { Icon } from '../../../ui/icon.tsx';
import { useMenuPlace } from '../../../ui/menu-place.ts';
import { useClosing } from '../shared/use-closing.ts';

interface Props {
  quiz: Quiz;
  onDelete: () => void;
}

/** The actions for a quiz, behind three dots. */
export function QuizMenu({ quiz, onDelete }: Props) {
  const { id, title, isClosed = false, isRemoved = false } = quiz;
  const { t } = useTranslation('dashboard-lists');
  const { t: dashboard } = useTranslation('dashboard');
  const setClosed = useClosing(quiz);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const place = useMenuPlace();
  const close = () => setAnchor(null);
  return (
    <>
      <IconButton
        aria-label={t('quiz.actions', { title })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <MoreVertRounded />
      </IconButton>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        {...place}
        slotProps={{
          // outside the page's landmarks, so it has to be one
          root: { role: 'region', 'aria-label': t('quiz.actions', { title }) },
          paper: { sx: { minWidth: 200 } },
        }}
      >
        <MenuItem component={Link} to={href.quizDetails(id)}>
          <ListItemIcon>
            <BarChartRounded />
          </ListItemIcon>
          {t('quiz.details')}
        </MenuItem>
        {!isRemoved && [
          <MenuItem key="edit" component={Link} to={href.createQuiz({ edit: id })}>
            <ListItemIcon>
              <Icon name="edit" size="1.5rem" />
            </ListItemIcon>
            {t('quiz.edit')}
          </MenuItem>,
          <MenuItem key="copy" component={Link} to={href.createQuiz({ copy: id })}>
            <ListItemIcon>
              <ControlPointDuplicateRounded />
            </ListItemIcon>
            {t('quiz.copy')}
          </MenuItem>,
          <MenuItem
            key="close"
            onClick={() => {
              close();
              void setClosed(!isClosed);
            }}
          >
            <ListItemIcon>{isClosed ? <PlayCircleOutlineRounded /> : <DoNotDisturbOnOutlined />}</ListItemIcon>
            {dashboard(isClosed ? 'closing.open' : 'closing.close')}
          </MenuItem>,
        ]}
        <MenuItem
          sx={{ color: 'error.main' }}
          onClick={() => {
            close();
            onDelete();
          }}
        >
          <ListItemIcon sx={{ color: 'inherit' }}>
            <DeleteOutlineRounded />
          </ListItemIcon>
          {t('quiz.delete')}
        </MenuItem>
      </Menu>
    </>
  );
}
