import { clienteSolicitaAcesso, solicitarAcesso } from '#contract/access/solicitacao-acesso.ts';
import { DOCUMENTO_INVALIDO } from '#domain/customer/cadastro.ts';
import { digitsOf } from '#domain/customer/contato.ts';
import { bareDocumento, isCpfCnpj } from '#domain/customer/documento.ts';
import { errosSolicitante } from '#domain/customer/solicitacao-acesso.ts';
import { ok } from '#lib/result.ts';
import { visitorKey } from '#server/http/gates/visitor-key.ts';
import { refuse } from '#server/http/recusa.ts';
import { publicRoute, type Route } from '#server/http/route.ts';
import { mensagemDeRecebida } from './mensagens-de-solicitacao.ts';
import { answerRegistro } from './solicitacao-registro.ts';

const RECEBIDA =
  'Sua solicitação de acesso foi recebida. Assim que for analisada, a resposta chega no e-mail informado.';
const RECEBIDA_SEM_CORREIO =
  'Sua solicitação de acesso foi recebida. A resposta chega pelo e-mail ou telefone informado.';

/** A buyer requests a log-in: finds the customer of a tax id, and takes the request. */
export const solicitacaoAcessoRoutes: readonly Route[] = [
  publicRoute(clienteSolicitaAcesso, async ({ query: { cpfcnpj } }, { queries, visitorGate }, { ip }) => {
    const cpfCnpj = bareDocumento(cpfcnpj);
    if (!isCpfCnpj(cpfCnpj)) return refuse('requisicao-invalida', DOCUMENTO_INVALIDO);
    const entered = await visitorGate.enter('cliente', ip);
    if (!entered.ok) return entered;
    const cliente = await queries.visitante.findClienteDoDocumento(cpfCnpj);
    if (cliente !== undefined) return ok(cliente);
    return refuse('nao-encontrado', 'Nenhum cliente foi encontrado com o CPF/CNPJ informado.');
  }),

  publicRoute(solicitarAcesso, async ({ body }, deps, request) => {
    const { queries, visitorGate, clock, carteiro, newId } = deps;
    const chave = visitorKey(request);
    if (!chave.ok) return chave;
    const { nome, email, telefone, clientes } = body;
    const [sentence] = Object.values(errosSolicitante({ nomeCompleto: nome, email, telefone }));
    if (sentence !== undefined) return refuse('requisicao-invalida', sentence);
    const entered = await visitorGate.enter('solicitacao', request.ip, email);
    if (!entered.ok) return entered;
    const registro = await queries.visitante.insertAcesso(
      { ...chave.value, nome, email, telefone: digitsOf(telefone), clientes, criadaEm: clock() },
      carteiro && mensagemDeRecebida(newId(), 'acesso', { nome, email }),
    );
    carteiro?.acordar();
    return answerRegistro(registro, carteiro === undefined ? RECEBIDA_SEM_CORREIO : RECEBIDA);
  }),
];
