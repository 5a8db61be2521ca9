import * as z from 'zod/mini';
import { dia } from '#contract/wire/paging.ts';
import { id, instante, reais } from '#contract/wire/wire.ts';
import { nomeado, pessoa, produto } from './evento-pedido.ts';

/** A finalised return. A line of a combo has `produto` null. `idDevolucaoVenda` is the number that its user sees. */
export const dadosDaDevolucao = z.object({
  idDevolucaoEletronica: id,
  idDevolucaoVenda: id,
  idSituacao: id,
  idDevolucaoVendaTipo: id,
  foraPrazo: z.boolean(),
  notaFiscalClienteEletronica: z.boolean(),
  observacoes: z.string(),
  cliente: pessoa,
  filial: pessoa,
  usuario: nomeado,
  nota: z.object({ chaveAcesso: z.string(), numDocumento: z.int(), serieDocumento: z.string() }),
  valorTotal: reais,
  itens: z.array(
    z.object({
      nItem: z.int(),
      produto: z.nullable(produto),
      descricao: z.string(),
      lote: z.string(),
      quantidade: z.int(),
      idDevolucaoMotivo: id,
      descDevolucaoMotivo: z.string(),
      valor: reais,
    }),
  ),
});

/** A visitor's request to become a customer; a text that was not given is ''. The licence's file stays on the server. */
export const dadosDoCadastro = z.object({
  idSolicitacaoCadastro: id,
  idPessoaTipo: id,
  cpfCnpj: z.string(),
  nomeCompleto: z.string(),
  dataNascimento: z.string(),
  rg: z.string(),
  email: z.string(),
  telefone: z.string(),
  cep: z.string(),
  logradouro: z.string(),
  numeroEndereco: z.string(),
  complementoEndereco: z.string(),
  bairro: z.string(),
  cidade: z.string(),
  estado: z.string(),
  temLicenca: z.boolean(),
});

/** A visitor's request for a log-in with access to customers. */
export const dadosDoAcesso = z.object({
  idSolicitacaoAcesso: id,
  nome: z.string(),
  email: z.string(),
  telefone: z.string(),
  clientes: z.array(pessoa),
});

/** A user's note about a visit; `nota` is null when it was deleted, and its `motivo` where something was sold. */
export const dadosDaVisita = z.object({
  id: z.string(),
  dia,
  cliente: pessoa,
  usuario: nomeado,
  nota: z.nullable(
    z.object({
      motivo: z.nullable(z.object({ id, descricao: z.string() })),
      texto: z.string(),
      escritaEm: instante,
    }),
  ),
});

/** The wire's form of each, as it is stored. */
export const toWireDevolucao = (dados: z.output<typeof dadosDaDevolucao>) =>
  z.encode(dadosDaDevolucao, dados);
export const toWireCadastro = (dados: z.output<typeof dadosDoCadastro>) => z.encode(dadosDoCadastro, dados);
export const toWireAcesso = (dados: z.output<typeof dadosDoAcesso>) => z.encode(dadosDoAcesso, dados);
export const toWireVisita = (dados: z.output<typeof dadosDaVisita>) => z.encode(dadosDaVisita, dados);
