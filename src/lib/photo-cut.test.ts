import { expect, test } from 'vitest';
import { boundedSize, centerCut, cutMatrix, type PhotoCut } from './photo-cut.ts';

const WIDE = { width: 90, height: 60 };
/** Where a point of the wide photo lands in a square of 300 pixels. */
function landing(cut: PhotoCut, x: number, y: number) {
  const [a, b, c, d, e, f] = cutMatrix(WIDE, cut, 300);
  return [a * x + c * y + e, b * x + d * y + f].map((value) => Math.round(value * 1e6) / 1e6 + 0);
}

test.each([
  // 60 of 90 pixels, from pixel 15 on
  [centerCut(WIDE), { from: [15, 0], to: [75, 60] }],
  // the lower right quarter of that
  [
    { quarterTurns: 0, x: 50, y: 50, width: 100 / 3 },
    { from: [45, 30], to: [75, 60] },
  ],
  // once clockwise: what was the lower left is the upper left
  [
    { quarterTurns: 1, x: 0, y: 0, width: 100 },
    { from: [0, 60], to: [60, 0] },
  ],
  [
    { quarterTurns: 2, x: 0, y: 0, width: 200 / 3 },
    { from: [90, 60], to: [30, 0] },
  ],
  // turned back
  [
    { quarterTurns: -1, x: 0, y: 0, width: 100 },
    { from: [90, 0], to: [30, 60] },
  ],
] satisfies [PhotoCut, { from: [number, number]; to: [number, number] }][])(
  'the chosen part fills the square: %j',
  (cut, { from, to }) => {
    expect(landing(cut, ...from)).toEqual([0, 0]);
    expect(landing(cut, ...to)).toEqual([300, 300]);
  },
);

test.each([
  ['50 megapixels', [8192, 6144], [2048, 1536]],
  ['a small photo stays as it is', [90, 60], [90, 60]],
  ['one pixel', [1, 1], [1, 1]],
  ['a panorama', [16_000, 1600], [6144, 614]],
  ['a line', [1, 20_000], [1, 6144]],
] as const)('a photo is kept at a bounded size: %s', (_, [width, height], [boundedWidth, boundedHeight]) => {
  expect(boundedSize({ width, height }, 1536)).toEqual({ width: boundedWidth, height: boundedHeight });
});
