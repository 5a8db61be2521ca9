import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import {
  CLIENTE,
  EMAIL_PRINCIPAL,
  excluirTelefone,
  listarEmails,
  listarTelefones,
  salvarEmail,
  salvarTelefone,
} from '#tests/support/contatos.ts';
import { bothDatabases } from '#tests/support/database.ts';
import { counts, useLoads } from '#tests/support/loads.ts';

const EMAIL = { cliente: String(CLIENTE), tipo: 'email', contato: 'Notas@Largo.com.br', enviarPedido: true };
const WHATSAPP = {
  cliente: String(CLIENTE),
  tipo: 'whatsapp',
  contato: '+55 (11) 98765-4321',
  marketing: true,
};
const OFERTAS = { cliente: String(CLIENTE), tipo: 'email', contato: 'ofertas@largo.com.br' };
const RECUSOU =
  'O cliente recusou promoções neste contato aqui no portal, e só na tela Contatos as aceita de novo.';
const TELEFONE = 'O campo contato tem de ser um telefone válido com DDD, de 10 ou 11 algarismos.';

describe.each(bothDatabases)('further contacts that are loaded on $name', ({ open }) => {
  const bench = useLoads(open);

  const rep = () => bench.api.as('representante');
  const load = async (linhas: readonly object[], more = '') =>
    await bench.machine.loaded(`contatos${more}`, linhas);
  /** The customer's further contacts as the screen gets them: value, uses, consent. */
  async function contatos(): Promise<string[]> {
    const user = await rep();
    const emails = (await listarEmails(user)).colecao.filter(({ principal }) => !principal);
    const telefones = (await listarTelefones(user)).colecao.filter(({ principal }) => !principal);
    return [
      ...emails.map(
        (one) =>
          `${one.email}${one.enviarPedido ? ' pedidos' : ''}${one.enviarCobranca ? ' cobranças' : ''}${one.marketing ? ' sim' : ''}`,
      ),
      ...telefones.map(
        (one) =>
          `${one.ddd}${one.prefixo}${one.numero} ${one.telefoneTipo.descTelefoneTipo}${one.permiteReceberPromocao ? ' sim' : ''}`,
      ),
    ];
  }

  test('are on the screen with their uses, and the same file changes nothing', async () => {
    expect(counts(await load([EMAIL, WHATSAPP]))).toEqual(['concluida', 2, 0, 0, 0, 0]);
    expect(await contatos()).toEqual(['Notas@largo.com.br pedidos', '11987654321 WhatsApp sim']);
    const again = [
      { ...EMAIL, contato: 'Notas@largo.com.br' },
      { ...WHATSAPP, contato: '11987654321' },
    ];
    expect(counts(await load(again))).toEqual(['concluida', 0, 0, 2, 0, 0]);
  });

  test('keep what a line leaves out, and change by their value whatever its case', async () => {
    await load([EMAIL, WHATSAPP]);
    const { marketing: _kept, ...semMarketing } = WHATSAPP;
    const carga = await load(
      [{ ...EMAIL, contato: 'NOTAS@largo.com.br', enviarPedido: false, enviarCobranca: true }, semMarketing],
      '?modo=alterar',
    );
    expect(counts(carga)).toEqual(['concluida', 0, 1, 1, 0, 0]);
    expect(await contatos()).toEqual(['NOTAS@largo.com.br cobranças', '11987654321 WhatsApp sim']);
    expect(counts(await load([OFERTAS], '?modo=alterar'))).toEqual(['concluida', 0, 0, 0, 1, 0]);
  });

  test('are only counted in a simulation', async () => {
    expect(counts(await load([EMAIL], '?simular=true'))).toEqual(['concluida', 1, 0, 0, 0, 0]);
    expect(await contatos()).toEqual([]);
  });

  test('give the principal address its uses', async () => {
    await load([{ ...EMAIL, contato: EMAIL_PRINCIPAL, enviarPedido: false }]);
    expect((await listarEmails(await rep())).colecao).toMatchObject([
      { email: EMAIL_PRINCIPAL, principal: true, enviarPedido: false, enviarCobranca: false },
    ]);
  });

  test('go when a file that replaces all leaves them out, and come back by the undo; those of users stay', async () => {
    await load([EMAIL, WHATSAPP, OFERTAS]);
    await salvarEmail(await rep(), 1, 'minhas@ofertas.com.br');
    await salvarTelefone(await rep(), 1, { numero: '0001' });
    const carga = await load([OFERTAS], '?modo=substituir');
    expect(counts(carga)).toEqual(['concluida', 0, 0, 1, 0, 2]);
    const ficam = ['minhas@ofertas.com.br sim', 'ofertas@largo.com.br', '11987650001 WhatsApp sim'];
    expect(await contatos()).toEqual(ficam);
    await bench.undo(carga);
    expect((await contatos()).length).toBe(5);
  });

  test('belong to the user once the user writes another address or number into them', async () => {
    await load([WHATSAPP, OFERTAS]);
    const { colecao } = await listarTelefones(await rep());
    const idTelefone = colecao.find(({ principal }) => !principal)?.idTelefone;
    await salvarTelefone(await rep(), 2, { idTelefone, numero: '0002' });
    await salvarEmail(await rep(), 2, 'outras@largo.com.br', { emailAnterior: OFERTAS.contato });
    expect(counts(await load([EMAIL], '?modo=substituir'))).toEqual(['concluida', 1, 0, 0, 0, 0]);
    expect(await contatos()).toEqual([
      'Notas@largo.com.br pedidos',
      'outras@largo.com.br sim',
      '11987650002 WhatsApp sim',
    ]);
    expect(counts(await load([WHATSAPP, OFERTAS]))).toEqual(['concluida', 0, 0, 2, 0, 0]);
  });

  test('get no promotions against the last answer of a user; a no of the company always counts', async () => {
    await load([{ ...OFERTAS, marketing: true }]);
    await salvarEmail(await rep(), 2, OFERTAS.contato, { permiteReceberPromocao: false });
    expect(await bench.motivosOf('contatos', [{ ...OFERTAS, marketing: true }])).toEqual([`1 ${RECUSOU}`]);
    expect(await bench.motivosOf('contatos', [{ ...OFERTAS, enviarCobranca: true }])).toEqual([]);
    await salvarTelefone(await rep(), 1);
    await load([{ ...WHATSAPP, marketing: false }]);
    expect(await contatos()).toEqual(['ofertas@largo.com.br cobranças', '11987654321 WhatsApp']);
    await load([WHATSAPP]);
    expect(await contatos()).toContain('11987654321 WhatsApp sim');
  });

  test('that an undo brings back keep the no that a user gave meanwhile', async () => {
    const novas = { ...OFERTAS, contato: 'novas@largo.com.br' };
    await load([{ ...OFERTAS, marketing: true, enviarCobranca: true }, novas, EMAIL]);
    const carga = await load([EMAIL], '?modo=substituir');
    for (const { contato } of [OFERTAS, novas]) {
      await salvarEmail(await rep(), 1, contato, { permiteReceberPromocao: false });
      await salvarEmail(await rep(), 0, contato);
    }
    await bench.undo(carga);
    expect(await contatos()).toEqual(['Notas@largo.com.br pedidos', 'ofertas@largo.com.br cobranças']);
  });

  test('stay away once a user deleted them, until the company bills there or the user enters them again', async () => {
    await load([WHATSAPP, OFERTAS]);
    const { colecao } = await listarTelefones(await rep());
    const idTelefone = colecao.find(({ principal }) => !principal)?.idTelefone ?? 0;
    await excluirTelefone(await rep(), idTelefone);
    await salvarEmail(await rep(), 0, OFERTAS.contato);
    const celular = { ...WHATSAPP, tipo: 'celular', marketing: false };
    const again = [WHATSAPP, { ...OFERTAS, contato: 'OFERTAS@largo.com.br' }, celular];
    expect(counts(await load(again))).toEqual(['concluida', 1, 0, 2, 0, 0]);
    expect(await contatos()).toEqual(['11987654321 Celular']);
    const cobranca = { ...OFERTAS, enviarCobranca: true };
    expect(counts(await load([cobranca]))).toEqual(['concluida', 1, 0, 0, 0, 0]);
    expect(await bench.motivosOf('contatos', [{ ...cobranca, marketing: true }])).toEqual([`1 ${RECUSOU}`]);
    await salvarTelefone(await rep(), 1, { permiteReceberPromocao: false });
    expect(counts(await load([{ ...WHATSAPP, marketing: false }]))).toEqual(['concluida', 0, 0, 1, 0, 0]);
    expect(await contatos()).toEqual([
      'ofertas@largo.com.br cobranças',
      '11987654321 Celular',
      '11987654321 WhatsApp',
    ]);
  });

  test('leave evidence of each consent that a load or its undo gives or takes back', async () => {
    const loaded = async (linhas: readonly object[], more = '') => (await load(linhas, more)).idCarga;
    const um = await loaded([WHATSAPP, OFERTAS]);
    await loaded([WHATSAPP, OFERTAS]);
    const dois = await loaded([
      { ...OFERTAS, marketing: true },
      { ...WHATSAPP, marketing: false },
    ]);
    const tres = await load([EMAIL], '?modo=substituir');
    await bench.undo(tres);
    const quatro = await load([{ ...EMAIL, marketing: true }]);
    await bench.undo(quatro);
    const rows = await bench.db
      .selectFrom('consentimentoMarketing')
      .select(['valor', 'aceito', 'idCarga', 'idUsuario', 'idPessoa'])
      .orderBy('id')
      .execute();
    const numero = '11987654321';
    const notas = 'Notas@largo.com.br';
    expect(rows.map(({ valor, aceito, idCarga }) => [valor, aceito, idCarga])).toEqual([
      [numero, true, um],
      [OFERTAS.contato, true, dois],
      [numero, false, dois],
      [OFERTAS.contato, false, tres.idCarga],
      [OFERTAS.contato, true, tres.idCarga],
      [notas, true, quatro.idCarga],
      [notas, false, quatro.idCarga],
    ]);
    expect(new Set(rows.map(({ idUsuario, idPessoa }) => `${idUsuario} ${idPessoa}`))).toEqual(
      new Set([`null ${CLIENTE}`]),
    );
  });

  test('are refused one by one with a sentence', async () => {
    const cliente = String(CLIENTE);
    expect(
      await bench.motivosOf('contatos', [
        { ...EMAIL, cliente: 'K-9' },
        { ...EMAIL, contato: 'maria@largo' },
        { cliente, tipo: 'email', contato: '11987654321' },
        { cliente, tipo: 'celular', contato: '98765-4321' },
        { cliente, tipo: 'celular', contato: 'ana@largo.com.br' },
        { cliente, tipo: 'fax', contato: '1132165498', enviarCobranca: true },
        { cliente, tipo: 'sms', contato: '1132165498' },
        { ...EMAIL, principal: true },
        { ...EMAIL, contato: 'NOTAS@largo.com.br' },
        { cliente, tipo: 'email' },
      ]),
    ).toEqual([
      '1 O cliente K-9 não existe.',
      '2 O campo contato tem de ser um e-mail válido.',
      '3 O campo contato tem de ser um e-mail válido.',
      `4 ${TELEFONE}`,
      `5 ${TELEFONE}`,
      '6 Pedidos e cobranças vão a e-mails, não a telefones.',
      '7 O campo tipo tem de ser um de: email, residencial, comercial, celular, fax, recado, whatsapp (veio "sms").',
      '8 O campo principal não existe.',
      '9 O código já veio numa linha anterior.',
      '10 O campo contato falta.',
    ]);
  });

  test('are written, and so told to devices, only when they differ', async () => {
    await load([EMAIL, OFERTAS]);
    const versions = async () => {
      const { rows } = await sql<{ email: string; xmin: string }>`
        select "email", xmin::text from "pessoaEmail" order by "id"`.execute(bench.db);
      return rows;
    };
    const [email, ofertas] = await versions();
    await load([EMAIL, { ...OFERTAS, enviarCobranca: true }]);
    const [same, changed] = await versions();
    expect([same, changed?.xmin === ofertas?.xmin]).toEqual([email, false]);
  });
});
