import { bancoMigrar } from './banco-migrar.ts';
import { cargaDesfazer } from './carga-desfazer.ts';
import { cargaListar } from './carga-listar.ts';
import { comecar } from './comecar.ts';
import { copiaCriar, copiaEnsaiar, copiaRestaurar } from './copia.ts';
import { demonstracaoExportar } from './demonstracao-exportar.ts';
import { destinoParar, destinoSeguir } from './destino-ativo.ts';
import { destinoCriar } from './destino-criar.ts';
import { destinoListar } from './destino-listar.ts';
import { destinoReenviar } from './destino-reenviar.ts';
import { destinoSegredo } from './destino-segredo.ts';
import { importar } from './importar.ts';
import { pastaImportar } from './pasta-importar.ts';
import { pedidosParar, pedidosSeguir } from './pedidos-ativo.ts';
import { pedidosDestinos } from './pedidos-destinos.ts';
import { pedidosDispensar } from './pedidos-dispensar.ts';
import { pedidosExportar } from './pedidos-exportar.ts';
import { pedidosReceber } from './pedidos-receber.ts';
import type { Commands } from './run-command.ts';
import { solicitacoesListar } from './solicitacoes-listar.ts';
import { solicitacoesResponder } from './solicitacoes-responder.ts';
import { tokenCriar } from './token-criar.ts';
import { tokenListar } from './token-listar.ts';
import { tokenRevogar } from './token-revogar.ts';
import { usuarioDesligar, usuarioLigar } from './usuario-ativo.ts';
import { usuarioListar } from './usuario-listar.ts';
import { usuarioPapel } from './usuario-papel.ts';
import { usuarioSenha } from './usuario-senha.ts';
import { usuarioSenhas } from './usuario-senhas.ts';

/** Every command by its words, in the order of the help. A new one is a file of this folder and a line here. */
export const commands: Commands = {
  comecar,
  'banco migrar': bancoMigrar,
  importar,
  'pasta importar': pastaImportar,
  'carga listar': cargaListar,
  'carga desfazer': cargaDesfazer,
  'pedidos exportar': pedidosExportar,
  'pedidos receber': pedidosReceber,
  'pedidos destinos': pedidosDestinos,
  'pedidos dispensar': pedidosDispensar,
  'pedidos parar': pedidosParar,
  'pedidos seguir': pedidosSeguir,
  'token criar': tokenCriar,
  'token listar': tokenListar,
  'token revogar': tokenRevogar,
  'usuario listar': usuarioListar,
  'usuario papel': usuarioPapel,
  'usuario senha': usuarioSenha,
  'usuario senhas': usuarioSenhas,
  'usuario desligar': usuarioDesligar,
  'usuario ligar': usuarioLigar,
  'solicitacoes listar': solicitacoesListar,
  'solicitacoes responder': solicitacoesResponder,
  'destino criar': destinoCriar,
  'destino listar': destinoListar,
  'destino segredo': destinoSegredo,
  'destino parar': destinoParar,
  'destino seguir': destinoSeguir,
  'destino reenviar': destinoReenviar,
  'demonstracao exportar': demonstracaoExportar,
  'copia criar': copiaCriar,
  'copia restaurar': copiaRestaurar,
  'copia ensaiar': copiaEnsaiar,
};
