import {
  TELEFONE_COMERCIAL,
  TELEFONE_FAX,
  TELEFONE_RECADO,
  TELEFONE_RESIDENCIAL,
  TELEFONE_WHATSAPP,
} from '#contract/contacts/telefone.ts';
import { must } from '#lib/must.ts';

const COMPRADOR = 101;
const REDE = 111;

/** Uses of an address. */
const PROMOCOES = { marketing: true };
const SEM_USO = {};

const doDominio = (local: string) => `${local}@example.com`;

const email = (
  idPessoa: number,
  local: string,
  usos: { enviarPedido?: boolean; enviarCobranca?: boolean; marketing?: boolean },
) => ({ idPessoa, email: doDominio(local), ...usos });

/** 33 addresses of a chain next to its principal one: orders, bills, promotions in turn. */
const DA_REDE = Array.from({ length: 33 }, (_, at) =>
  email(
    REDE,
    `loja${String(at + 1).padStart(2, '0')}.boamare`,
    must([PROMOCOES, { enviarPedido: true }, SEM_USO, { enviarCobranca: true }][at % 4], 'a use'),
  ),
);

/** Addresses next to the principal ones. */
export const EMAILS = [
  email(COMPRADOR, 'farmaceutica.aurora', { enviarPedido: true }),
  email(COMPRADOR, 'financeiro.aurora', { enviarCobranca: true }),
  email(COMPRADOR, 'ofertas.aurora', PROMOCOES),
  email(COMPRADOR, 'balcao.aurora', PROMOCOES),
  email(COMPRADOR, 'gerencia.aurora', PROMOCOES),
  email(COMPRADOR, 'estoque.aurora', SEM_USO),
  email(COMPRADOR, 'contas.aurora', { enviarCobranca: true, marketing: true }),
  ...DA_REDE,
];

const telefone = (
  idPessoa: number,
  numero: readonly [ddd: string, prefixo: string, numero: string],
  idTelefoneTipo: number,
  permiteReceberPromocao = idTelefoneTipo === TELEFONE_WHATSAPP,
) => ({
  idPessoa,
  ddd: numero[0],
  prefixo: numero[1],
  numero: numero[2],
  idTelefoneTipo,
  permiteReceberPromocao,
});

const OUTROS_TIPOS = [TELEFONE_RESIDENCIAL, TELEFONE_COMERCIAL, TELEFONE_FAX, TELEFONE_RECADO];

/** 56 phones of a chain next to its principal one, 30 of them of WhatsApp. */
const DA_REDE_TELEFONES = Array.from({ length: 56 }, (_, at) => {
  const numero = String(at + 1).padStart(4, '0');
  if (at < 30) return telefone(REDE, ['13', '95550', numero], TELEFONE_WHATSAPP, at % 5 !== 0);
  return telefone(REDE, ['13', '5550', numero], must(OUTROS_TIPOS[at % OUTROS_TIPOS.length], 'a type'));
});

/** Phones next to the principal ones. */
export const TELEFONES = [
  telefone(COMPRADOR, ['11', '5550', '1101'], TELEFONE_COMERCIAL),
  telefone(COMPRADOR, ['11', '5550', '1102'], TELEFONE_FAX),
  telefone(COMPRADOR, ['11', '95550', '1103'], TELEFONE_WHATSAPP),
  telefone(COMPRADOR, ['11', '95550', '1104'], TELEFONE_WHATSAPP, false),
  telefone(COMPRADOR, ['11', '5550', '1105'], TELEFONE_WHATSAPP),
  ...DA_REDE_TELEFONES,
];
