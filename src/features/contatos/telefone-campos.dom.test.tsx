import { beforeEach, describe, expect, test } from 'vitest';
import { atContatos, fieldsOf, focused, showTelefones, valuesOf } from '#tests/support/dom/contatos-page.tsx';
import { beginSession } from '#tests/support/dom/device.ts';
import { fakeServer } from '#tests/support/dom/fake-server.ts';
import { person } from '#tests/support/dom/person.ts';

fakeServer();
const user = person();
const { openForm } = atContatos(user, 'Telefones');
const inserir = () => openForm('Inserir', 'Cadastrar Whatsapp Marketing');

beforeEach(() => {
  beginSession();
});

describe('the fields of a number', () => {
  test('take digits only, and a full one hands over to the next', async () => {
    await showTelefones();
    const form = await inserir();
    expect(form.getByLabelText('Tipo').textContent).toBe('WhatsApp');
    expect(focused()).toBe('DDD');
    await user.keyboard('(a1');
    expect([...valuesOf(form), focused()]).toEqual(['1', '', '', 'DDD']);
    await user.keyboard('1');
    expect(focused()).toBe('Prefixo');
    await user.keyboard('98765');
    expect(focused()).toBe('Número');
    await user.keyboard('4321');
    expect([...valuesOf(form), focused()]).toEqual(['11', '98765', '4321', 'Número']);
    await user.keyboard('9');
    expect(valuesOf(form)).toEqual(['11', '98765', '4321']);
  });

  test('lose nothing to a Tab typed out of habit after a full field', async () => {
    await showTelefones();
    const form = await inserir();
    await user.keyboard('11{Tab}98765{Tab}4321');
    expect([...valuesOf(form), focused()]).toEqual(['11', '98765', '4321', 'Número']);
  });

  test('are left by a Tab as usual, also right after a Tab out of habit', async () => {
    await showTelefones();
    const form = await inserir();
    await user.keyboard('11{Tab}3333{Tab}4321');
    expect(valuesOf(form)).toEqual(['11', '3333', '4321']);
    fieldsOf(form)[0]?.focus();
    await user.keyboard('{Backspace}2{Tab}{Tab}');
    expect(focused()).toBe('Número');
    await user.keyboard('{Shift>}{Tab}{/Shift}');
    expect(focused()).toBe('Prefixo');
  });

  test('an empty one goes back with Backspace, which deletes nothing there', async () => {
    await showTelefones();
    const form = await inserir();
    await user.keyboard('11{Backspace}');
    expect([...valuesOf(form), focused()]).toEqual(['11', '', '', 'DDD']);
  });

  test('share a pasted number', async () => {
    await showTelefones();
    const form = await inserir();
    await user.paste('+55 (11) 98765-4321');
    expect([...valuesOf(form), focused()]).toEqual(['11', '98765', '4321', 'Número']);
  });
});
