/** What is wrong with the environment, in words. */
export class ConfigurationFault extends Error {}
