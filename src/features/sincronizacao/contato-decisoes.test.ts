import { expect, test } from 'vitest';
import { sampleParked } from '#outbox/outbox-sample.ts';
import type { ContatoIntent, EmailDado, TelefoneDado } from '#vault/contato-intents.ts';
import { contatoDecisao, lerCorrigido, textoDe } from './contato-decisoes.ts';
import { wordsOf } from './kind-words.ts';

const a: EmailDado = { email: 'a@x.com', promocoes: true };
const b: EmailDado = { email: 'b@x.com', promocoes: true };
const numero: TelefoneDado = { ddd: '11', prefixo: '98765', numero: '4321', promocoes: false };
const email = (antes: EmailDado | null, depois: EmailDado | null): ContatoIntent => ({
  tipo: 'email',
  contato: 'c',
  antes,
  depois,
});

test.each<[ContatoIntent, string, string]>([
  [email(null, a), 'contato-duplicado', 'existente'],
  [email(a, b), 'contato-duplicado', 'corrigir'],
  [email(a, b), 'nao-encontrado', 'sumido'],
  [email(a, b), 'contato-nao-alteravel', 'descartar'],
  [email(a, null), 'contato-nao-alteravel', 'descartar'],
  [email(null, a), 'requisicao-invalida', 'corrigir'],
  [email(a, b), 'contato-perdido', 'perdido'],
  [email(a, null), 'cliente-nao-vinculado', 'outra'],
  [email(a, b), 'verifique', 'outra'],
])(
  'a refused change of a contact offers only decisions that can work: %o, %s: %s',
  (intent, codigo, tipo) => {
    expect(contatoDecisao(sampleParked(1, intent, { codigo })).tipo).toBe(tipo);
  },
);

test('a corrected contact keeps its consent, and a wrong one has its error', () => {
  expect(lerCorrigido(a, ' B@X.com ')).toEqual({ dado: { email: 'B@x.com', promocoes: true } });
  expect(lerCorrigido(a, 'b@x')).toEqual({ erro: 'Informe um e-mail válido.' });
  expect(textoDe(numero)).toBe('(11) 98765-4321');
  expect(lerCorrigido(numero, '(21) 5550-0101')).toEqual({
    dado: { ddd: '21', prefixo: '5550', numero: '0101', promocoes: false },
  });
  expect(lerCorrigido(numero, '11 87654321')).toEqual({
    dado: { ddd: '11', prefixo: '8765', numero: '4321', promocoes: false },
  });
  expect(lerCorrigido(numero, '119')).toMatchObject({ erro: expect.any(String) as string });
});

test('the queue names a change of a contact in the user’s words', () => {
  const told = (intent: ContatoIntent) => wordsOf(intent).nome(intent);
  expect([
    told(email(null, a)),
    told(email(a, b)),
    told(email(a, { ...a, promocoes: false })),
    told(email(a, null)),
    told({ tipo: 'telefone', contato: 'c', antes: null, depois: numero }),
    told({ tipo: 'telefone', contato: 'c', antes: numero, depois: null }),
  ]).toEqual([
    'Cadastrar e-mail a@x.com',
    'Alterar e-mail a@x.com para b@x.com',
    'Não permitir promoções: e-mail a@x.com',
    'Excluir e-mail a@x.com',
    'Cadastrar WhatsApp (11) 98765-4321',
    'Excluir WhatsApp (11) 98765-4321',
  ]);
});
