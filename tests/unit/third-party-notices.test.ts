import { expect, test } from 'vitest';
import { noticeOfPackage } from '../../scripts/vite/third-party-notices.ts';
import { projectFiles, readProjectFile } from './source-files.ts';

test('a package that names its license without the text gets the standard text', () => {
  expect(noticeOfPackage('node_modules/react')).toMatchObject({ name: 'react', license: 'MIT' });
  expect(noticeOfPackage('node_modules/@firebase/app').text).toContain('Apache License');
});

test('a package without a license is an error', () => {
  expect(() => noticeOfPackage('functions')).toThrow('is not known');
});

test('every font has its license beside it', () => {
  const fonts = projectFiles('public/fonts/*.woff2');
  expect(fonts.length).toBeGreaterThan(0);
  for (const font of fonts)
    expect(readProjectFile(font.replace('.woff2', '-license.txt'))).toContain('Open Font License');
});
