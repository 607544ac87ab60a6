// Apache Kafka: the broker's own class path from its Maven artifacts.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { kafka } from '../versions.mjs';
import { engineFolder, run, versionText } from './tools.mjs';

const pom = join(dirname(fileURLToPath(import.meta.url)), '../kafka/pom.xml');
export const kafkaVersion = /<artifactId>kafka_[\d.]+<\/artifactId>\s*<version>([^<]+)</.exec(
  readFileSync(pom, 'utf8'),
)[1];
const folder = join(engineFolder, `kafka-${kafkaVersion}`);
export const kafkaLibraries = join(folder, 'libs');
/** Written last, with the pom it was built from: an interrupted or older installation is repeated. */
const stamp = join(folder, 'installed.xml');

function missingJava() {
  const text = versionText('java', '-version');
  if (text === undefined) return `Java is not installed (Kafka ${kafkaVersion} needs ${kafka.java} or newer)`;
  const major = Number(/version "(?:1\.)?(\d+)/.exec(text)?.[1] ?? 0);
  if (major < kafka.java)
    return `Java ${major} is too old (Kafka ${kafkaVersion} needs ${kafka.java} or newer)`;
}

async function copyLibraries() {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const goal = ['-q', '-B', '-f', pom, 'dependency:copy-dependencies', '-DincludeScope=runtime'];
  await run('mvn', [...goal, `-DoutputDirectory=${kafkaLibraries}`]);
  writeFileSync(stamp, readFileSync(pom));
}

/** Undefined if a broker is ready to start; otherwise why not, in words. */
export async function installKafka() {
  const noJava = missingJava();
  if (noJava) return noJava;
  if (existsSync(stamp) && readFileSync(stamp).equals(readFileSync(pom))) return undefined;
  if (versionText('mvn', '-v') === undefined)
    return `Maven is not installed (it fetches Kafka ${kafkaVersion} from its published artifacts)`;
  try {
    await copyLibraries();
  } catch (failure) {
    return `Kafka could not be fetched: ${failure.message}`;
  }
}
