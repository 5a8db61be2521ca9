import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { guardRascunhos } from '#app/device/guard-rascunhos.ts';
import type { UsuarioComToken } from '#contract/access/sessao.ts';
import { clearSession, writeSession } from '#net/session.ts';
import { dropRascunho, keepRascunho, readRascunho } from '#parts/cart/rascunho-visitante.ts';
import { memoryStorage } from '#tests/support/memory-storage.ts';

const DAY_MS = 86_400_000;
const NOW = Date.UTC(2026, 10, 22, 12);
const VAZIO = { cep: '', cpfCnpj: '', nomeCompleto: '', dataNascimento: '', rg: '' };
const VALORES = {
  cep: '01310-100',
  cpfCnpj: '529.982.247-25',
  nomeCompleto: 'Ana Souza',
  dataNascimento: '1990-02-28',
  rg: '12.345.678-9',
};
const DOCUMENTOS = [VALORES.cpfCnpj, VALORES.dataNascimento, VALORES.rg];
const envio = { pedido: JSON.stringify(VALORES), chave: 'uma-chave' };

const usuario = (id: number, token: string): UsuarioComToken => ({
  id,
  nome: `Usuário ${id}`,
  nomeUsuario: `u${id}`,
  exportaListaProdutos: false,
  token,
  expiraEm: '2026-11-22T20:00:00-03:00',
});

const read = (now = NOW) => readRascunho('cadastro', VAZIO, now);
const keep = () => keepRascunho('cadastro', { valores: VALORES, at: NOW, envio });
const raw = (place: Storage, nome: string): string | null => place.getItem(`visitante:${nome}`);
/** Opens another tab of the same device, or this one after it was closed. */
const openTab = () => vi.stubGlobal('sessionStorage', memoryStorage());

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('localStorage', memoryStorage());
  openTab();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a registration is restored whole in its tab, and after a closed tab without documents', () => {
  keep();
  expect(read()).toEqual({ valores: VALORES, at: NOW, envio });
  for (const documento of DOCUMENTOS) expect(raw(localStorage, 'cadastro')).not.toContain(documento);
  openTab();
  const left = { ...VALORES, cpfCnpj: '', dataNascimento: '', rg: '' };
  expect(read()).toEqual({ valores: left, at: NOW, envio: undefined });
});

test('the second copy leaves no data on the device; a request for access leaves its key', () => {
  const pedida = { cpfCnpj: '52998224725', notaFiscal: '310001', documento: '' };
  keepRascunho('segunda-via', { valores: pedida, at: NOW });
  expect(readRascunho('segunda-via', pedida, NOW)?.valores).toEqual(pedida);
  expect(raw(localStorage, 'segunda-via')).toBeNull();
  const acesso = { nomeCompleto: 'Ana', clientes: [{ idPessoa: 101 }] };
  keepRascunho('solicitacao', { valores: acesso, at: NOW, envio });
  openTab();
  expect(readRascunho('solicitacao', { nomeCompleto: '', clientes: [] }, NOW)).toMatchObject({
    valores: acesso,
    envio,
  });
});

test('a draft that was sent, is a week old or does not fit the form is ignored', () => {
  keep();
  expect(read(NOW + 7 * DAY_MS - 1)).not.toBeNull();
  expect(read(NOW + 7 * DAY_MS)).toBeNull();
  expect(raw(localStorage, 'cadastro')).toBeNull();
  keep();
  dropRascunho('cadastro');
  expect(read()).toBeNull();
  localStorage.setItem('visitante:cadastro', JSON.stringify({ valores: { cep: 1 }, at: NOW }));
  expect(read()).toBeNull();
  localStorage.setItem('visitante:cadastro', '{');
  expect(read()).toBeNull();
});

test('a start drops week-old drafts even if their form is never opened', () => {
  keep();
  vi.setSystemTime(NOW + 7 * DAY_MS - 1);
  guardRascunhos();
  expect(raw(localStorage, 'cadastro')).not.toBeNull();
  vi.setSystemTime(NOW + 7 * DAY_MS);
  guardRascunhos();
  expect(raw(localStorage, 'cadastro')).toBeNull();
});

test('signing in or out hands over no document of the previous user; a new token of the same user removes nothing', () => {
  guardRascunhos();
  keep();
  writeSession(usuario(1, 'a'), true);
  expect(read()?.valores).toMatchObject({ nomeCompleto: 'Ana Souza', cpfCnpj: '', rg: '' });
  keep();
  writeSession(usuario(1, 'b'), true);
  expect(read()?.valores).toEqual(VALORES);
  clearSession();
  expect(read()?.valores.cpfCnpj).toBe('');
});
