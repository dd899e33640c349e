#!/usr/bin/python3
"""A window that is nothing but WebKitGTK's web view, of any size, for WebKitWebDriver to drive.

Debian's own browser of it cannot be as narrow as a phone.
--data=FOLDER            keeps cookies, storage and files there, over a restart; errors of pages go to its file `console`
--width=PX --height=PX   the page's size
--without=NAME,NAME      features of the engine to switch off, as older iPhones lack them
"""

import sys

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import GLib, Gtk, WebKit2  # noqa: E402

options = dict(each[2:].split("=", 1) for each in sys.argv[1:] if each.startswith("--") and "=" in each)
data = options["data"]

# The engine's own output of the console waits in a buffer: pages tell of their errors themselves.
told = open(f"{data}/console", "a", encoding="utf8")
listening = """(() => {
  const tell = (text) => webkit.messageHandlers.errors.postMessage(String(text));
  const print = console.error.bind(console);
  console.error = (...parts) => { tell(parts.map(String).join(" ")); print(...parts); };
  addEventListener("error", ({ message }) => tell(message));
  addEventListener("unhandledrejection", ({ reason }) => tell(reason));
  addEventListener("securitypolicyviolation", (event) => tell(`${event.violatedDirective} ${event.blockedURI}`));
})()"""
content = WebKit2.UserContentManager()
content.register_script_message_handler("errors")
content.connect(
    "script-message-received::errors",
    lambda _content, said: print(said.get_js_value().to_string().replace("\n", " "), file=told, flush=True),
)
content.add_script(
    WebKit2.UserScript(
        listening, WebKit2.UserContentInjectedFrames.TOP_FRAME, WebKit2.UserScriptInjectionTime.START, None, None
    )
)

stored = WebKit2.WebsiteDataManager(base_data_directory=f"{data}/data", base_cache_directory=f"{data}/cache")
cookies = stored.get_cookie_manager()
cookies.set_persistent_storage(f"{data}/cookies", WebKit2.CookiePersistentStorage.SQLITE)
context = WebKit2.WebContext.new_with_website_data_manager(stored)
context.set_automation_allowed(True)
context.set_preferred_languages(["ar"])


def without(settings, names):
    features = WebKit2.Settings.get_all_features()
    known = {features.get(i).get_identifier(): features.get(i) for i in range(features.get_length())}
    for name in names:
        settings.set_feature_enabled(known[name], False)


def open_view(_session):
    settings = WebKit2.Settings()
    settings.set_enable_media_stream(True)
    settings.set_enable_mock_capture_devices(True)
    settings.set_media_playback_requires_user_gesture(True)
    # Without a graphics card what is composited stands still.
    settings.set_hardware_acceleration_policy(WebKit2.HardwareAccelerationPolicy.NEVER)
    without(settings, [name for name in options.get("without", "").split(",") if name])
    view = WebKit2.WebView(web_context=context, user_content_manager=content, settings=settings, is_controlled_by_automation=True)
    view.connect("permission-request", lambda _view, request: request.allow() or True)
    window = Gtk.Window()
    window.set_decorated(False)
    window.set_default_size(int(options["width"]), int(options["height"]))
    window.add(view)
    window.show_all()
    view.grab_focus()
    return view


def on_automation(_context, session):
    about = WebKit2.ApplicationInfo()
    # The name that the session asks for.
    about.set_name("MiniBrowser")
    session.set_application_info(about)
    session.connect("create-web-view", open_view)


context.connect("automation-started", on_automation)
GLib.MainLoop().run()
