import * as z from 'zod/mini';
import type { clienteLinha } from '#contract/integration/cliente.ts';
import { FORMAS, NOMES_DAS_FORMAS } from '#contract/integration/formas.ts';
import { licencas as licencasNaLinha } from '#contract/integration/licencas.ts';
import { must } from '#lib/must.ts';
import { campanhasDe } from '#server/demo/seed/campanhas.ts';
import { CLIENTES, type Cliente, FILIAIS } from '#server/demo/seed/clientes.ts';
import { FILIAL_GUARULHOS, pagamentosDe } from '#server/demo/seed/condicoes.ts';

type Linha = z.input<typeof clienteLinha>;
type Condicao = NonNullable<Linha['condicoes']>[number];

/** Both branches serve every condition; the one in the other state has a higher minimum and a longer delivery time. */
const filiaisDe = ({ estado }: Cliente): Condicao['filiais'] =>
  FILIAIS.map((filial) => ({
    filial: String(filial.idPessoa),
    minimoCompra: filial.idPessoa === FILIAL_GUARULHOS ? 150 : 100,
    prazoEntrega: filial.estado === estado ? 1 : 3,
  }));

const formaDe = (idFormaPagamento: number) =>
  must(
    NOMES_DAS_FORMAS.find((nome) => FORMAS[nome] === idFormaPagamento),
    'way to pay',
  );

/** Their fixed conditions, then the campaigns, by which they buy in the same ways. */
const condicoesDe = (cliente: Cliente): Condicao[] =>
  [...cliente.condicoes, ...campanhasDe(cliente).map(({ idCondicao }) => idCondicao)].map((idCondicao) => ({
    condicao: String(idCondicao),
    filiais: filiaisDe(cliente),
    pagamentos: pagamentosDe(cliente.clienteBloqueadoMotivo !== null).map(
      ({ idPrazo, idFormaPagamento }) => ({
        prazo: String(idPrazo),
        forma: formaDe(idFormaPagamento),
      }),
    ),
  }));

/** The pharmacies with the conditions by which they buy. */
export const linhasDeClientes = (): Linha[] =>
  CLIENTES.map((cliente) => ({
    codigoErp: String(cliente.idPessoa),
    nome: cliente.nome,
    nomeFantasia: cliente.nomeFantasia,
    cpfCnpj: cliente.cpfCnpj,
    inscricaoEstadual: cliente.inscricaoEstadual,
    logradouro: cliente.logradouro,
    numero: cliente.numero,
    bairro: cliente.bairro,
    cidade: cliente.cidade,
    estado: cliente.estado,
    cep: cliente.cep,
    telefone: cliente.telefone,
    email: cliente.email,
    licencas: z.encode(licencasNaLinha, cliente.licencas),
    limiteDisponivel: cliente.limiteDisponivel / 100,
    limitePagamentoAntecipado: cliente.limitePagamentoAntecipado / 100,
    bloqueioMotivo: cliente.clienteBloqueadoMotivo,
    minimoDiario: cliente.aplicarLimiteMinimoDiario ? cliente.valorLimiteMinimoDiario / 100 : null,
    condicoes: condicoesDe(cliente),
  }));
