import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Falha } from './falha.ts';
import { FalhaNotice } from './falha-notice.tsx';

const AGAIN = createElement('button', { type: 'button' }, 'Tentar novamente');

const draw = (falha: Falha) =>
  renderToStaticMarkup(
    createElement(FalhaNotice, { falha, semDetalhe: 'Erro', semResposta: 'Sem sinal.', action: AGAIN }),
  );

test('an expired session shows a message and the sign-in button instead of a retry', () => {
  const markup = draw({ kind: 'sessao' });
  expect(markup).toContain('A sessão expirou. Entre de novo para continuar.');
  expect(markup).toContain('Entrar</span>');
  expect(markup).not.toContain('Tentar novamente');
});

test('another failure shows the action that it was given', () => {
  const markup = draw({ kind: 'silencio', isServidor: false });
  expect(markup).toContain('Tentar novamente');
  expect(markup).not.toContain('Entrar');
});
