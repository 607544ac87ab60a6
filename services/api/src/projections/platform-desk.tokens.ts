export const PLATFORM_DESK = Symbol('PlatformDesk');
