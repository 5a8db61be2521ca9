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

/** What is read of it. */
const wordsOf = (markup: string) =>
  markup
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

test('says in its own words that nothing is chosen, and keeps the browser’s field out of sight', () => {
  const markup = draw({});
  expect(wordsOf(markup)).toBe('Licença Escolher arquivo Nenhum arquivo escolhido.');
  expect(markup).toMatch(/<input type="file" accept=".pdf" hidden=""/);
  expect(markup).not.toContain('Remover');
});

test('names what is chosen with its size, and offers to take it away', () => {
  const markup = draw({ file: { name: 'licenca.pdf', size: 1_234_567 } });
  expect(wordsOf(markup)).toBe('Licença Trocar arquivo licenca.pdf (1,2 MB)');
  expect(markup).toContain('aria-label="Remover licenca.pdf"');
});

test('asks again for what was chosen before and is gone', () => {
  const markup = draw({ lost: 'licenca.pdf' });
  expect(wordsOf(markup)).toContain('Escolha o arquivo de novo: licenca.pdf');
  expect(markup).toContain('aria-label="Remover licenca.pdf"');
  expect(wordsOf(draw({ lost: 'antes.pdf', file: { name: 'novo.pdf', size: 1 } }))).not.toContain(
    'antes.pdf',
  );
});

test('ties its button to the label, the chosen file, the hint and what is wrong', () => {
  const markup = draw({ hint: 'pdf, até 5 MB', error: 'O arquivo está vazio.' });
  const [, describedBy = ''] = /<button[^>]*aria-describedby="([^"]+)"/.exec(markup) ?? [];
  expect(describedBy.split(' ').every((id) => markup.includes(`id="${id}"`))).toBe(true);
  expect(describedBy.split(' ')).toHaveLength(3);
  const [, labelled = ''] = /<label[^>]*for="([^"]+)"/.exec(markup) ?? [];
  expect(markup).toMatch(new RegExp(`<button[^>]*id="${labelled}"`));
});
