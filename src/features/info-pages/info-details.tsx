import type { Color } from '@domain/palette.ts';
import type { ReactNode } from 'react';
import { fill } from '../../ui/color.tsx';
import { Sticker } from '../../ui/sticker.tsx';
import css from './info.module.css';

/** A card that expands, as a native element; its summary is in the game's color while open. */
export function InfoDetails(props: { color: Color; summary: ReactNode; children: ReactNode }) {
  return (
    <Sticker as="details" style={{ padding: 0 }}>
      <summary className={css['summary']} style={fill(props.color)}>
        {props.summary}
      </summary>
      {props.children}
    </Sticker>
  );
}
