import { type ContatoRegistro, contatoChaves, contatoLinha } from '#contract/integration/contato.ts';
import { erroEmail } from '#domain/contacts/email.ts';
import { primeiroErroTelefone } from '#domain/contacts/telefone.ts';
import type { DatabaseTransaction } from '#server/db/schema/schema.ts';
import { type Motivo, semReferencia } from '#server/integration/data/references.ts';
import { defineRecurso } from '#server/integration/data/resource.ts';
import { chaveDeContato, readContatos } from './read-contatos.ts';
import { readRecusas, staysAway } from './read-recusas.ts';
import { listContatosDaEmpresa, partesDe, withdrawContatos, writeContatos } from './write-contatos.ts';

const isEmail = ({ tipo }: ContatoRegistro): boolean => tipo === 'email';

function whyWrong(registro: ContatoRegistro): string | undefined {
  const { contato, enviarPedido, enviarCobranca } = registro;
  if (isEmail(registro))
    return erroEmail(contato) === null ? undefined : 'O campo contato tem de ser um e-mail válido.';
  if (!/^\d{10,11}$/.test(contato) || primeiroErroTelefone(partesDe(contato)) !== null)
    return 'O campo contato tem de ser um telefone válido com DDD, de 10 ou 11 algarismos.';
  return enviarPedido || enviarCobranca ? 'Pedidos e cobranças vão a e-mails, não a telefones.' : undefined;
}

async function conferir(
  trx: DatabaseTransaction,
  registros: readonly ContatoRegistro[],
): Promise<ReadonlyMap<string, string>> {
  const recusas = await readRecusas(trx, registros);
  const semCliente = await semReferencia(trx, registros, {
    recurso: 'clientes',
    onde: ({ cliente }) => [cliente],
    chaveDe: chaveDeContato,
  });
  return new Map([
    ...registros.flatMap((registro): Motivo[] =>
      registro.marketing && recusas.has(chaveDeContato(registro))
        ? [
            [
              chaveDeContato(registro),
              'O cliente recusou promoções neste contato aqui no portal, e só na tela Contatos as aceita de novo.',
            ],
          ]
        : [],
    ),
    ...registros.flatMap((registro): Motivo[] => {
      const motivo = whyWrong(registro);
      return motivo === undefined ? [] : [[chaveDeContato(registro), motivo]];
    }),
    ...semCliente,
  ]);
}

async function dispensar(
  trx: DatabaseTransaction,
  registros: readonly ContatoRegistro[],
): Promise<ReadonlySet<string>> {
  const recusas = await readRecusas(trx, registros);
  return new Set(registros.filter((registro) => staysAway(registro, recusas)).map(chaveDeContato));
}

/** Further contacts of customers; the principal ones are members of clientes. */
export const contatos = defineRecurso<ContatoRegistro>({
  nome: 'contatos',
  linha: contatoLinha,
  codigos: ['cliente', 'tipo', 'contato'],
  chaves: contatoChaves,
  obrigatorios: [],
  padrao: { enviarPedido: false, enviarCobranca: false, marketing: false },
  chaveDe: chaveDeContato,
  dispensar,
  conferir,
  ler: readContatos,
  gravar: writeContatos,
  retirar: withdrawContatos,
  listarChaves: listContatosDaEmpresa,
});
