import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FileField, type FileFieldProps } from './file-field.tsx';

const draw = (props: Partial<FileFieldProps>) =>
  renderToStaticMarkup(
    createElement(FileField, {
      label: 'Licença',
      accept: '.pdf',
      file: undefined,
      onChange: () => undefined,
      ...props,
    }),
  );

/** The parts that the tests read. */
const wordsOf = (markup: string) =>
  markup
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

test('an empty file field says so in its own words and hides the browser’s field', () => {
  const markup = draw({});
  expect(wordsOf(markup)).toBe('Licença Escolher arquivo Nenhum arquivo escolhido.');
  expect(markup).toMatch(/<input type="file" accept=".pdf" hidden=""/);
  expect(markup).not.toContain('Remover');
});

test('a chosen file is named with its size and can be removed', () => {
  const markup = draw({ file: { name: 'licenca.pdf', size: 1_234_567 } });
  expect(wordsOf(markup)).toBe('Licença Trocar arquivo licenca.pdf (1,2 MB)');
  expect(markup).toContain('aria-label="Remover licenca.pdf"');
});

test('a file that was chosen earlier and is gone is asked for again', () => {
  const markup = draw({ lost: 'licenca.pdf' });
  expect(wordsOf(markup)).toContain('Escolha o arquivo de novo: licenca.pdf');
  expect(markup).toContain('aria-label="Remover licenca.pdf"');
  expect(wordsOf(draw({ lost: 'antes.pdf', file: { name: 'novo.pdf', size: 1 } }))).not.toContain(
    'antes.pdf',
  );
});

test('the file button is tied to label, chosen file, hint and error', () => {
  const markup = draw({ hint: 'pdf, até 5 MB', error: 'O arquivo está vazio.' });
  const [, describedBy = ''] = /<button[^>]*aria-describedby="([^"]+)"/.exec(markup) ?? [];
  expect(describedBy.split(' ').every((id) => markup.includes(`id="${id}"`))).toBe(true);
  expect(describedBy.split(' ')).toHaveLength(3);
  const [, labelled = ''] = /<label[^>]*for="([^"]+)"/.exec(markup) ?? [];
  expect(markup).toMatch(new RegExp(`<button[^>]*id="${labelled}"`));
});
